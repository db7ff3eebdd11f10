ALTER TABLE "shop_order" ADD COLUMN "tax_mode" text COLLATE "C" NOT NULL DEFAULT 'flat';

ALTER TABLE "shop_order" ADD COLUMN "vat_rate" double precision NOT NULL DEFAULT 13;

ALTER TABLE "shop" ADD COLUMN "tax_mode" text COLLATE "C" NOT NULL DEFAULT 'flat';

ALTER TABLE "shop" ADD COLUMN "vat_rate" double precision NOT NULL DEFAULT 13;
