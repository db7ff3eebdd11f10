ALTER TABLE "shop_order" ADD COLUMN "collected_difference" bigint NOT NULL DEFAULT 0;

ALTER TABLE "shop_order" ADD COLUMN "collected_note" text COLLATE "C" NOT NULL DEFAULT '';
