CREATE TABLE `courier_settlement` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`courier` integer,
	`day` text NOT NULL,
	`orders` integer NOT NULL,
	`collected` integer NOT NULL,
	`fee` integer NOT NULL,
	`paid_in` integer NOT NULL,
	`difference` integer NOT NULL,
	`paid_into` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`cash_entry` integer,
	`reverses` integer,
	`staff` integer,
	`created_at` text NOT NULL,
	FOREIGN KEY (`courier`) REFERENCES `courier`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cash_entry`) REFERENCES `cash_entry`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reverses`) REFERENCES `courier_settlement`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "courier_settlement_collected" CHECK((reverses IS NULL) = (collected > 0)),
	CONSTRAINT "courier_settlement_difference" CHECK(difference = collected - fee - paid_in),
	CONSTRAINT "courier_settlement_note" CHECK(difference = 0 OR note <> ''),
	CONSTRAINT "courier_settlement_cash" CHECK((paid_into = 'drawer' AND paid_in <> 0) = (cash_entry IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courier_settlement_cash_entry_unique` ON `courier_settlement` (`cash_entry`);--> statement-breakpoint
CREATE UNIQUE INDEX `courier_settlement_reverses_unique` ON `courier_settlement` (`reverses`);--> statement-breakpoint
CREATE INDEX `courier_settlement_courier` ON `courier_settlement` (`courier`);--> statement-breakpoint
CREATE TABLE `settled_order` (
	`settlement` integer NOT NULL,
	`order` integer NOT NULL,
	`collected` integer NOT NULL,
	PRIMARY KEY(`settlement`, `order`),
	FOREIGN KEY (`settlement`) REFERENCES `courier_settlement`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `settled_order_order` ON `settled_order` (`order`);--> statement-breakpoint
ALTER TABLE `shop_order` ADD `collected` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_order` ADD `settlement` integer REFERENCES courier_settlement(id);--> statement-breakpoint
CREATE INDEX `shop_order_held` ON `shop_order` (`courier_id`) WHERE collected > 0 AND settlement IS NULL;
--> statement-breakpoint
-- What couriers of the list collected before this column existed.
UPDATE shop_order SET collected = paid - coalesce((
  SELECT sum(coalesce(p.came, p.amount)) FROM payment p
  WHERE p."order" = shop_order.id AND (p.state = 'verified' OR (p.state = 'failed' AND p.came IS NOT NULL AND p.settled_at IS NOT NULL))), 0)
WHERE courier_id IS NOT NULL AND delivered_at IS NOT NULL AND is_walk_in = 0
  AND payment_method = 'cod' AND paid > coalesce((
    SELECT sum(coalesce(p.came, p.amount)) FROM payment p
    WHERE p."order" = shop_order.id AND (p.state = 'verified' OR (p.state = 'failed' AND p.came IS NOT NULL AND p.settled_at IS NOT NULL))), 0);
--> statement-breakpoint
CREATE TRIGGER courier_settlement_stays BEFORE UPDATE ON courier_settlement
BEGIN SELECT RAISE(ABORT, 'settlements are never changed; take them back'); END;
--> statement-breakpoint
CREATE TRIGGER courier_settlement_kept BEFORE DELETE ON courier_settlement
BEGIN SELECT RAISE(ABORT, 'settlements are never deleted; take them back'); END;
--> statement-breakpoint
CREATE TRIGGER settled_order_stays BEFORE UPDATE ON settled_order
BEGIN SELECT RAISE(ABORT, 'the orders of a settlement are never changed'); END;
--> statement-breakpoint
CREATE TRIGGER settled_order_kept BEFORE DELETE ON settled_order
BEGIN SELECT RAISE(ABORT, 'the orders of a settlement are never deleted'); END;
--> statement-breakpoint
-- INSERT OR REPLACE would delete a row without the trigger of DELETE.
CREATE TRIGGER courier_settlement_once BEFORE INSERT ON courier_settlement
WHEN EXISTS (SELECT 1 FROM courier_settlement WHERE id = NEW.id OR cash_entry = NEW.cash_entry OR reverses = NEW.reverses)
BEGIN SELECT RAISE(ABORT, 'settlements are never changed; take them back'); END;
--> statement-breakpoint
CREATE TRIGGER settled_order_once BEFORE INSERT ON settled_order
WHEN EXISTS (SELECT 1 FROM settled_order WHERE settlement = NEW.settlement AND "order" = NEW."order")
BEGIN SELECT RAISE(ABORT, 'the orders of a settlement are never changed'); END;
