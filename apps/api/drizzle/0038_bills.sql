CREATE TABLE `bill` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order` integer NOT NULL,
	`kind` text NOT NULL,
	`number` text NOT NULL,
	`fiscal_year` text NOT NULL,
	`issued_at` text NOT NULL,
	`date_bs` text NOT NULL,
	`seller_name` text NOT NULL,
	`seller_address` text NOT NULL,
	`seller_phone` text NOT NULL,
	`seller_pan` text NOT NULL,
	`buyer_name` text NOT NULL,
	`buyer_phone` text NOT NULL,
	`buyer_address` text NOT NULL,
	`buyer_pan` text DEFAULT '' NOT NULL,
	`payment_method` text NOT NULL,
	`transaction_id` text DEFAULT '' NOT NULL,
	`issued_by` text NOT NULL,
	`amount` integer NOT NULL,
	`discount` integer NOT NULL,
	`taxable` integer NOT NULL,
	`vat_rate` real NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_total" CHECK(total >= 0 AND amount - discount = total AND taxable + vat <= total)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_number_unique` ON `bill` (`number`);--> statement-breakpoint
CREATE INDEX `bill_order` ON `bill` (`order`);--> statement-breakpoint
CREATE INDEX `bill_date` ON `bill` (`date_bs`);--> statement-breakpoint
CREATE TABLE `bill_line` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill` integer NOT NULL,
	`title` text NOT NULL,
	`details` text NOT NULL,
	`hs_code` text DEFAULT '' NOT NULL,
	`quantity` integer NOT NULL,
	`rate` integer NOT NULL,
	`amount` integer NOT NULL,
	`discount` integer NOT NULL,
	`taxable` integer NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	FOREIGN KEY (`bill`) REFERENCES `bill`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bill_line_bill` ON `bill_line` (`bill`);--> statement-breakpoint
CREATE TABLE `bill_print` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill` integer,
	`credit_note` integer,
	`printed_by` text NOT NULL,
	`printed_at` text NOT NULL,
	FOREIGN KEY (`bill`) REFERENCES `bill`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_note`) REFERENCES `credit_note`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bill_print_bill` ON `bill_print` (`bill`);--> statement-breakpoint
CREATE INDEX `bill_print_credit_note` ON `bill_print` (`credit_note`);--> statement-breakpoint
CREATE TABLE `credit_note` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill` integer NOT NULL,
	`number` text NOT NULL,
	`fiscal_year` text NOT NULL,
	`issued_at` text NOT NULL,
	`date_bs` text NOT NULL,
	`reason` text NOT NULL,
	`issued_by` text NOT NULL,
	`taxable` integer NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	FOREIGN KEY (`bill`) REFERENCES `bill`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_note_total" CHECK(total > 0 AND taxable + vat <= total)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_note_number_unique` ON `credit_note` (`number`);--> statement-breakpoint
CREATE INDEX `credit_note_bill` ON `credit_note` (`bill`);--> statement-breakpoint
CREATE INDEX `credit_note_date` ON `credit_note` (`date_bs`);--> statement-breakpoint
ALTER TABLE `shop_order` ADD `buyer_pan` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `full_bill_from` integer DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `bill_series` text DEFAULT 'SI' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `credit_series` text DEFAULT 'CN' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop` ADD `outlet_code` text DEFAULT '01' NOT NULL;--> statement-breakpoint
ALTER TABLE `product` ADD `hs_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `subcategory` ADD `hs_code` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER bill_stays BEFORE UPDATE ON bill
BEGIN SELECT RAISE(ABORT, 'bills are never changed; issue a credit note'); END;
--> statement-breakpoint
CREATE TRIGGER bill_kept BEFORE DELETE ON bill
BEGIN SELECT RAISE(ABORT, 'bills are never deleted; issue a credit note'); END;
--> statement-breakpoint
-- INSERT OR REPLACE would delete a row without the trigger of DELETE.
CREATE TRIGGER bill_once BEFORE INSERT ON bill WHEN EXISTS (SELECT 1 FROM bill WHERE id = NEW.id OR number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'bills are never changed; issue a credit note'); END;
--> statement-breakpoint
CREATE TRIGGER bill_line_stays BEFORE UPDATE ON bill_line
BEGIN SELECT RAISE(ABORT, 'lines of bills are never changed; issue a credit note'); END;
--> statement-breakpoint
CREATE TRIGGER bill_line_kept BEFORE DELETE ON bill_line
BEGIN SELECT RAISE(ABORT, 'lines of bills are never deleted; issue a credit note'); END;
--> statement-breakpoint
-- INSERT OR REPLACE would delete a row without the trigger of DELETE.
CREATE TRIGGER bill_line_once BEFORE INSERT ON bill_line WHEN EXISTS (SELECT 1 FROM bill_line WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'lines of bills are never changed; issue a credit note'); END;
--> statement-breakpoint
CREATE TRIGGER credit_note_stays BEFORE UPDATE ON credit_note
BEGIN SELECT RAISE(ABORT, 'credit notes are never changed; they stay as they were issued'); END;
--> statement-breakpoint
CREATE TRIGGER credit_note_kept BEFORE DELETE ON credit_note
BEGIN SELECT RAISE(ABORT, 'credit notes are never deleted; they stay as they were issued'); END;
--> statement-breakpoint
-- INSERT OR REPLACE would delete a row without the trigger of DELETE.
CREATE TRIGGER credit_note_once BEFORE INSERT ON credit_note WHEN EXISTS (SELECT 1 FROM credit_note WHERE id = NEW.id OR number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'credit notes are never changed; they stay as they were issued'); END;
--> statement-breakpoint
CREATE TRIGGER bill_print_stays BEFORE UPDATE ON bill_print
BEGIN SELECT RAISE(ABORT, 'prints of bills are never changed; they stay as they happened'); END;
--> statement-breakpoint
CREATE TRIGGER bill_print_kept BEFORE DELETE ON bill_print
BEGIN SELECT RAISE(ABORT, 'prints of bills are never deleted; they stay as they happened'); END;
--> statement-breakpoint
-- INSERT OR REPLACE would delete a row without the trigger of DELETE.
CREATE TRIGGER bill_print_once BEFORE INSERT ON bill_print WHEN EXISTS (SELECT 1 FROM bill_print WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'prints of bills are never changed; they stay as they happened'); END;
