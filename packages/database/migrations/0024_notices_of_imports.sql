-- Notices of imports have a code and values now; those of earlier imports were English sentences.
UPDATE "imports" SET "reading" = jsonb_set(jsonb_set("reading", '{notes}', '[]'), '{warnings}', '[]');--> statement-breakpoint
UPDATE "tasks" SET "result" = jsonb_set("result", '{warnings}', '[]') WHERE "result" ? 'warnings';
