CREATE TABLE "mail_text" (
  "kind" text COLLATE "C" PRIMARY KEY,
  "subject" text COLLATE "C" NOT NULL,
  "opening" text COLLATE "C" NOT NULL,
  "closing" text COLLATE "C" NOT NULL
);
