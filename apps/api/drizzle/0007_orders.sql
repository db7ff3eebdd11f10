CREATE TABLE `counter` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`owner` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`owner`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_key_created` ON `idempotency_key` (`created_at`);--> statement-breakpoint
CREATE TABLE `shop_order` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`user` integer,
	`email` text,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`province` text NOT NULL,
	`district` text NOT NULL,
	`city` text NOT NULL,
	`street` text NOT NULL,
	`landmark` text NOT NULL,
	`note` text NOT NULL,
	`subtotal` integer NOT NULL,
	`discount` integer NOT NULL,
	`shipping` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`promo_code` text,
	`payment_method` text NOT NULL,
	`payment_state` text NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`hold_expires_at` text,
	`cancelled_by` text,
	`courier` text,
	`tracking_code` text,
	`calls` integer DEFAULT 0 NOT NULL,
	`called_at` text,
	`invoice_number` text,
	`invoiced_at` text,
	`staff` integer,
	`placed_at` text NOT NULL,
	`delivered_at` text,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shop_order_total" CHECK(total >= 0 AND subtotal >= 0 AND discount >= 0),
	CONSTRAINT "shop_order_refunded" CHECK(refunded BETWEEN 0 AND paid)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_order_number_unique` ON `shop_order` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `shop_order_invoice_number_unique` ON `shop_order` (`invoice_number`);--> statement-breakpoint
CREATE INDEX `shop_order_user` ON `shop_order` (`user`,`placed_at`);--> statement-breakpoint
CREATE INDEX `shop_order_state` ON `shop_order` (`state`,`placed_at`);--> statement-breakpoint
CREATE INDEX `shop_order_phone` ON `shop_order` (`phone`,`placed_at`);--> statement-breakpoint
CREATE INDEX `shop_order_placed` ON `shop_order` (`placed_at`);--> statement-breakpoint
CREATE INDEX `shop_order_email` ON `shop_order` (`email`);--> statement-breakpoint
CREATE INDEX `shop_order_hold` ON `shop_order` (`hold_expires_at`);--> statement-breakpoint
CREATE TABLE `order_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order` integer NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_event_order` ON `order_event` (`order`);--> statement-breakpoint
CREATE TABLE `order_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order` integer NOT NULL,
	`product` integer NOT NULL,
	`product_color` integer NOT NULL,
	`size` integer NOT NULL,
	`title` text NOT NULL,
	`color_name` text NOT NULL,
	`size_name` text NOT NULL,
	`picture` text NOT NULL,
	`price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product_color`) REFERENCES `product_color`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`size`) REFERENCES `size`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_quantity" CHECK(quantity BETWEEN 1 AND 99 AND returned BETWEEN 0 AND quantity)
);
--> statement-breakpoint
CREATE INDEX `order_line_order` ON `order_line` (`order`);--> statement-breakpoint
CREATE INDEX `order_line_product` ON `order_line` (`product`);--> statement-breakpoint
CREATE INDEX `order_line_unit` ON `order_line` (`product_color`,`size`);--> statement-breakpoint
CREATE INDEX `order_line_size` ON `order_line` (`size`);--> statement-breakpoint
CREATE INDEX `order_line_picture` ON `order_line` (`picture`);--> statement-breakpoint
CREATE TABLE `promo_use` (
	`order` integer PRIMARY KEY NOT NULL,
	`promo_code` integer NOT NULL,
	`user` integer,
	`phone` text NOT NULL,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`promo_code`) REFERENCES `promo_code`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `promo_use_phone` ON `promo_use` (`promo_code`,`phone`);--> statement-breakpoint
CREATE INDEX `promo_use_user` ON `promo_use` (`promo_code`,`user`);--> statement-breakpoint
CREATE TABLE `address` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user` integer NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`province` text NOT NULL,
	`district` text NOT NULL,
	`city` text NOT NULL,
	`street` text NOT NULL,
	`landmark` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `address_user` ON `address` (`user`);--> statement-breakpoint
CREATE UNIQUE INDEX `address_default_once` ON `address` (`user`) WHERE is_default;--> statement-breakpoint
CREATE TABLE `order_claim` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user` integer NOT NULL,
	`email` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_claim_user` ON `order_claim` (`user`);--> statement-breakpoint
CREATE TABLE `order_return` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order` integer NOT NULL,
	`state` text NOT NULL,
	`wants` text NOT NULL,
	`reason` text NOT NULL,
	`details` text NOT NULL,
	`picture` text,
	`answer` text NOT NULL,
	`exchange_order` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`exchange_order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_return_order` ON `order_return` (`order`);--> statement-breakpoint
CREATE INDEX `order_return_state` ON `order_return` (`state`);--> statement-breakpoint
CREATE INDEX `order_return_picture` ON `order_return` (`picture`);--> statement-breakpoint
CREATE TABLE `order_return_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_return` integer NOT NULL,
	`order_line` integer NOT NULL,
	`quantity` integer NOT NULL,
	`condition` text,
	FOREIGN KEY (`order_return`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_line`) REFERENCES `order_line`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_line_quantity" CHECK(quantity > 0)
);
--> statement-breakpoint
CREATE INDEX `order_return_line_return` ON `order_return_line` (`order_return`);--> statement-breakpoint
CREATE INDEX `order_return_line_line` ON `order_return_line` (`order_line`);--> statement-breakpoint
CREATE TABLE `payment` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order` integer NOT NULL,
	`method` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`reference` text NOT NULL,
	`gateway_reference` text,
	`transaction_id` text,
	`checks` integer DEFAULT 0 NOT NULL,
	`next_check_at` text,
	`created_at` text NOT NULL,
	`settled_at` text,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_amount" CHECK(amount > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_reference_unique` ON `payment` (`reference`);--> statement-breakpoint
CREATE INDEX `payment_order` ON `payment` (`order`);--> statement-breakpoint
CREATE INDEX `payment_next_check` ON `payment` (`next_check_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_gateway_reference_once` ON `payment` (`method`,`gateway_reference`);--> statement-breakpoint
CREATE TABLE `payment_message` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payment` integer,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`payment`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payment_message_payment` ON `payment_message` (`payment`);--> statement-breakpoint
CREATE TABLE `refund` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order` integer NOT NULL,
	`payment` integer,
	`method` text NOT NULL,
	`state` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`reference` text,
	`problem` text,
	`is_restocked` integer DEFAULT false NOT NULL,
	`staff` integer,
	`created_at` text NOT NULL,
	`done_at` text,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment`) REFERENCES `payment`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK(amount > 0)
);
--> statement-breakpoint
CREATE INDEX `refund_order` ON `refund` (`order`);--> statement-breakpoint
CREATE INDEX `refund_state` ON `refund` (`state`);--> statement-breakpoint
CREATE TABLE `mail` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`is_secret` integer DEFAULT false NOT NULL,
	`order` integer,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text,
	`problem` text,
	`created_at` text NOT NULL,
	`sent_at` text,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_order` ON `mail` (`order`);--> statement-breakpoint
CREATE INDEX `mail_next_attempt` ON `mail` (`next_attempt_at`);--> statement-breakpoint
ALTER TABLE `stock_movement` ADD `order` integer;--> statement-breakpoint
CREATE INDEX `stock_movement_order` ON `stock_movement` (`order`);--> statement-breakpoint
ALTER TABLE `promo_code` ADD `is_active` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `max_uses` integer;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `max_uses_per_customer` integer;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `min_subtotal` integer;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `valid_from` text;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `valid_to` text;--> statement-breakpoint
ALTER TABLE `promo_code` ADD `uses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `hold_minutes` integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `return_days` integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE `review` ADD `hidden_at` text;--> statement-breakpoint
-- The timeline is append-only, as the ledger is.
CREATE TRIGGER order_event_stays BEFORE UPDATE ON order_event
BEGIN SELECT RAISE(ABORT, 'timeline rows are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER order_event_kept BEFORE DELETE ON order_event
BEGIN SELECT RAISE(ABORT, 'timeline rows are never deleted'); END;
