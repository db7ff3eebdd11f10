CREATE TABLE `review_photo` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`review` integer NOT NULL,
	`picture` text NOT NULL,
	`shown_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`review`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_photo_once` ON `review_photo` (`review`,`picture`);--> statement-breakpoint
CREATE INDEX `review_photo_picture` ON `review_photo` (`picture`);--> statement-breakpoint
ALTER TABLE `review` ADD `photos_refused_at` text;--> statement-breakpoint
-- Everybody sees a photo once it is shown, and until it is deleted; one that waits changes no page.
CREATE TRIGGER review_photo_changed AFTER UPDATE ON review_photo
BEGIN INSERT INTO catalogue_change (product, kind) SELECT product, 'shelf' FROM review WHERE id = NEW.review; END;
--> statement-breakpoint
CREATE TRIGGER review_photo_removed AFTER DELETE ON review_photo WHEN OLD.shown_at IS NOT NULL
BEGIN INSERT INTO catalogue_change (product, kind) SELECT product, 'shelf' FROM review WHERE id = OLD.review; END;
