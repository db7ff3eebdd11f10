ALTER TABLE `order_line` ADD `original_price` integer;--> statement-breakpoint
ALTER TABLE `order_line` ADD `sale` integer;--> statement-breakpoint
CREATE INDEX `order_line_sale` ON `order_line` (`sale`) WHERE sale IS NOT NULL;