ALTER TABLE "trash" ADD COLUMN "whole_noun" text COLLATE "C";

ALTER TABLE "trash" ADD COLUMN "whole_id" bigint;

CREATE INDEX "trash_whole" ON "trash" ("whole_noun", "whole_id");

ALTER TABLE "product" ADD COLUMN "status" text COLLATE "C" NOT NULL DEFAULT 'active';

ALTER TABLE "product" ADD COLUMN "goes_live_at" text COLLATE "C";

ALTER TABLE "product" ADD COLUMN "ends_at" text COLLATE "C";

CREATE INDEX "product_goes_live_at" ON "product" ("goes_live_at");

CREATE INDEX "product_ends_at" ON "product" ("ends_at");
