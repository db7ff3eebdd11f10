ALTER TABLE "order_line" ADD COLUMN "original_price" bigint;

ALTER TABLE "order_line" ADD COLUMN "sale" bigint;

CREATE INDEX "order_line_sale" ON "order_line" ("sale") WHERE sale IS NOT NULL;
