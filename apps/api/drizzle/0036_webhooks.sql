CREATE TABLE `webhook` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`former_secret` text,
	`former_until` text,
	`is_active` integer DEFAULT false NOT NULL,
	`problem` text,
	`failing_since` text,
	`user` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `webhook_attempt` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`delivery` integer NOT NULL,
	`at` text NOT NULL,
	`ms` integer NOT NULL,
	`status` integer,
	`answer` text NOT NULL,
	`problem` text,
	FOREIGN KEY (`delivery`) REFERENCES `webhook_delivery`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_attempt_delivery` ON `webhook_attempt` (`delivery`);--> statement-breakpoint
CREATE TABLE `webhook_delivery` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` text NOT NULL,
	`webhook` integer NOT NULL,
	`topic` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text,
	`problem` text,
	`created_at` text NOT NULL,
	`sent_at` text,
	FOREIGN KEY (`webhook`) REFERENCES `webhook`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_delivery_message_id_unique` ON `webhook_delivery` (`message_id`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_due` ON `webhook_delivery` (`webhook`,`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `webhook_delivery_created` ON `webhook_delivery` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`topic` text NOT NULL,
	`row_id` integer NOT NULL,
	`size` integer,
	`created_at` text NOT NULL
);
--> statement-breakpoint

-- What webhooks report, written in the transaction of the change. Without an active webhook nothing is written.
CREATE TRIGGER order_placed_event AFTER INSERT ON shop_order
WHEN EXISTS (SELECT 1 FROM webhook WHERE is_active = 1)
BEGIN
  INSERT INTO webhook_event (topic, row_id, created_at)
    SELECT topic, NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ') FROM (
      SELECT 1 AS place, 'order.placed' AS topic
      UNION ALL SELECT 2, 'order.paid' WHERE NEW.payment_state = 'paid'
      UNION ALL SELECT 3, 'order.delivered' WHERE NEW.state = 'delivered') ORDER BY place;
END;
--> statement-breakpoint
CREATE TRIGGER order_changed_event AFTER UPDATE ON shop_order
WHEN EXISTS (SELECT 1 FROM webhook WHERE is_active = 1) AND (
  NEW.state <> OLD.state OR NEW.payment_state <> OLD.payment_state
  OR NEW.payment_method <> OLD.payment_method OR NEW.total <> OLD.total
  OR NEW.to_pay <> OLD.to_pay OR NEW.paid <> OLD.paid OR NEW.refunded <> OLD.refunded
  OR NEW.courier IS NOT OLD.courier OR NEW.tracking_code IS NOT OLD.tracking_code
  OR NEW.name <> OLD.name OR NEW.phone <> OLD.phone OR NEW.district <> OLD.district
  OR NEW.city <> OLD.city OR NEW.street <> OLD.street OR NEW.landmark <> OLD.landmark)
BEGIN
  INSERT INTO webhook_event (topic, row_id, created_at)
    SELECT topic, NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ') FROM (
      SELECT 1 AS place, 'order.changed' AS topic
      UNION ALL SELECT 2, 'order.paid'
        WHERE NEW.payment_state = 'paid' AND OLD.payment_state <> 'paid'
      UNION ALL SELECT 3, 'order.' || NEW.state
        WHERE NEW.state <> OLD.state AND NEW.state IN ('shipped', 'delivered', 'cancelled')
    ) ORDER BY place;
END;
--> statement-breakpoint
CREATE TRIGGER stock_level_added_event AFTER INSERT ON stock_level
WHEN NEW.quantity <> 0 AND EXISTS (SELECT 1 FROM webhook WHERE is_active = 1)
BEGIN
  INSERT INTO webhook_event (topic, row_id, size, created_at)
    VALUES ('stock.changed', NEW.product_color, NEW.size, strftime('%Y-%m-%dT%H:%M:%fZ'));
END;
--> statement-breakpoint
CREATE TRIGGER stock_level_changed_event AFTER UPDATE ON stock_level
WHEN NEW.quantity <> OLD.quantity AND EXISTS (SELECT 1 FROM webhook WHERE is_active = 1)
BEGIN
  INSERT INTO webhook_event (topic, row_id, size, created_at)
    VALUES ('stock.changed', NEW.product_color, NEW.size, strftime('%Y-%m-%dT%H:%M:%fZ'));
END;
--> statement-breakpoint
CREATE TRIGGER product_added_event AFTER INSERT ON product
WHEN EXISTS (SELECT 1 FROM webhook WHERE is_active = 1)
BEGIN
  INSERT INTO webhook_event (topic, row_id, created_at)
    VALUES ('product.added', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ'));
END;
--> statement-breakpoint
CREATE TRIGGER product_changed_event AFTER UPDATE ON product
WHEN NEW.updated_at IS NOT OLD.updated_at AND EXISTS (SELECT 1 FROM webhook WHERE is_active = 1)
BEGIN
  INSERT INTO webhook_event (topic, row_id, created_at)
    VALUES ('product.changed', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ'));
END;
--> statement-breakpoint
CREATE TRIGGER product_deleted_event AFTER DELETE ON product
WHEN EXISTS (SELECT 1 FROM webhook WHERE is_active = 1)
BEGIN
  INSERT INTO webhook_event (topic, row_id, created_at)
    VALUES ('product.deleted', OLD.id, strftime('%Y-%m-%dT%H:%M:%fZ'));
END;
