ALTER TABLE `settled_order` ADD `return_fee` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `courier_settlement` ADD `return_fees` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_order` ADD `return_fee` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `shop_order_return_fee` ON `shop_order` (`courier_id`) WHERE return_fee > 0 AND settlement IS NULL;