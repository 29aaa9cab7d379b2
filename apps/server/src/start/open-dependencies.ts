/** Opens what may fail at the start of the server: the database, the key of its secrets and the model of meaning. */
import { existsSync } from 'node:fs';
import { databaseId, type ObserveQuery, openDatabase } from '@quarry/database';
import { type Config, ConfigError } from '../config.ts';
import type { OnError } from '../log.ts';
import { createEmbedder } from '../providers/embeddings/index.ts';
import { sealStoredSecrets } from '../secrets/seal-stored-secrets.ts';
import { createSecretBox, UnreadableSecretError } from '../secrets/secret-box.ts';
import { openSecretsKey } from '../secrets/secrets-key.ts';
import { databaseProblem } from './start-problem.ts';

/** @throws after closing what was opened. */
export async function openDependencies(
  { dataDir, databaseUrl, embeddings, secretsKey, oldSecretsKey }: Config,
  onError: OnError,
  observeQuery: ObserveQuery,
) {
  const { modelsDir } = embeddings;
  if (modelsDir && !existsSync(modelsDir)) {
    throw new ConfigError(`MODELS_DIR: there is no folder ${modelsDir}. Create it, or leave the setting out.`);
  }
  // The database first: it fails at once when another process has it open, and a command then retries; a model loads
  // slowly.
  const record = await openDatabase({ dataDir, onError, observeQuery, ...(databaseUrl && { databaseUrl }) }).catch(
    (error) => {
      throw databaseProblem(error, { dataDir, databaseUrl });
    },
  );
  try {
    const recordKey = await databaseId(record.db);
    const secrets = createSecretBox(await openSecretsKey({ dataDir, key: secretsKey }));
    const { unreadable } = await sealStoredSecrets(record.db, secrets, oldSecretsKey && createSecretBox(oldSecretsKey));
    if (unreadable > 0) onError(`${unreadable} stored secrets cannot be read.`, new UnreadableSecretError());
    const embedder = await createEmbedder(embeddings);
    return { record, recordKey, secrets, embedder };
  } catch (error) {
    await record.close();
    throw error;
  }
}
