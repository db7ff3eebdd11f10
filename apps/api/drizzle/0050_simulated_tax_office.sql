CREATE TABLE `played_office` (
	`id` integer PRIMARY KEY NOT NULL,
	`trick` text NOT NULL
);
