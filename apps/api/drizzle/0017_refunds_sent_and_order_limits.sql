ALTER TABLE `shop_order` ADD `address_key` text;--> statement-breakpoint
CREATE INDEX `shop_order_waiting_phone` ON `shop_order` (`phone`) WHERE state = 'placed';--> statement-breakpoint
CREATE INDEX `shop_order_waiting_address` ON `shop_order` (`address_key`) WHERE state = 'placed';--> statement-breakpoint
ALTER TABLE `refund` ADD `sent_at` text;--> statement-breakpoint
ALTER TABLE `refund` ADD `checks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `refund` ADD `next_check_at` text;--> statement-breakpoint
ALTER TABLE `refund` ADD `is_unclear` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `refund_payment` ON `refund` (`payment`);--> statement-breakpoint
ALTER TABLE `shop` ADD `most_a_line` integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `most_an_order` integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `most_waiting_of_phone` integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `most_waiting_at_address` integer DEFAULT 60 NOT NULL;--> statement-breakpoint
-- A refund that an earlier version left on its way may have been paid: Khalti is asked about it.
UPDATE `refund` SET `sent_at` = `created_at`, `next_check_at` = `created_at` WHERE `state` = 'sending';--> statement-breakpoint
-- Refunds that Khalti paid have its transaction as their reference.
UPDATE `refund` SET `sent_at` = `done_at` WHERE `state` = 'done' AND `method` = 'khalti'
  AND `reference` = (SELECT `transaction_id` FROM `payment` WHERE `payment`.`id` = `refund`.`payment`);--> statement-breakpoint
-- Payments in review were not asked about any more; from now on they are, until the gateway decides.
UPDATE `payment` SET `next_check_at` = `created_at` WHERE `state` = 'review';
