CREATE TABLE `heartbeat` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
