ALTER TABLE "product" ADD COLUMN "fit_small" bigint NOT NULL DEFAULT 0;

ALTER TABLE "product" ADD COLUMN "fit_right" bigint NOT NULL DEFAULT 0;

ALTER TABLE "product" ADD COLUMN "fit_large" bigint NOT NULL DEFAULT 0;

ALTER TABLE "review" ADD COLUMN "fit" text COLLATE "C";

ALTER TABLE "review" ADD COLUMN "size_name" text COLLATE "C";
