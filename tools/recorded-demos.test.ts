/** Tests that the recorded demo answers equal those of the current engine. */
import fs from 'node:fs';
import { emptyDataDir } from '@quarry/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../apps/server/src/app.ts';
import { createServer } from '../apps/server/src/create-server.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { loadDemo } from '../apps/server/src/demo/load-demo.ts';
import compared from '../apps/web/src/features/demos/data/compared.json' with { type: 'json' };
import rotating from '../apps/web/src/features/demos/data/rotating.json' with { type: 'json' };
import still from '../apps/web/src/features/demos/data/static.json' with { type: 'json' };
import talk from '../apps/web/src/features/demos/data/talk.json' with { type: 'json' };
import typed from '../apps/web/src/features/demos/data/typed.json' with { type: 'json' };
import home from '../apps/web/src/features/home-demo/data/queries.json' with { type: 'json' };
import { demoPageAnswers } from './demo-page-answers.ts';
import { homeDemoAnswers } from './home-demo-answers.ts';

const HOME = 'Start a server (npm start), then run: npx tsx tools/make-home-demo.ts';
const PAGES = 'Start a server (npm start), then run: npx tsx tools/make-demo-pages.ts';

let dataDir: string;
let services: Services;
let app: FastifyInstance;
let server: string;

beforeAll(async () => {
  dataDir = await emptyDataDir();
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  services = await openServices(config);
  const { demoExample: example, record } = services;
  if (!example) throw new Error('The example with the demo shops is not installed: npm install.');
  await loadDemo({ example, db: record.db, services, onProgress: () => {} });
  app = await createServer(services, config);
  server = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await services.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

interface Shown {
  id: string;
  name: string;
  price: number;
}
const shortOf = (products: readonly Shown[]) => products.map(({ id, name, price }) => ({ id, name, price }));

describe('the recorded answers are what the engine says today', () => {
  it('SITE-DEMO-04 of the search demo on the front page', async () => {
    const short = ({ queries, catalogueSize }: Awaited<ReturnType<typeof homeDemoAnswers>>) => ({
      catalogueSize,
      queries: queries.map(({ productsBefore, productsAfter, ...rest }) => ({
        ...rest,
        before: shortOf(productsBefore),
        after: shortOf(productsAfter),
      })),
    });
    expect(short(home), HOME).toEqual(short(await homeDemoAnswers(server)));
  });

  it('DEMO-02 DEMO-03 DEMO-12 of the demo pages', async () => {
    type Data = Awaited<ReturnType<typeof demoPageAnswers>>['data'];
    const answer = ({ query, total, understood, products }: Data['static']) => ({
      query,
      total,
      understood,
      products: shortOf(products),
    });
    const short = (data: Data) => ({
      rotating: data.rotating.map(answer),
      static: answer(data.static),
      compared: data.compared.map((one) => ({
        ...answer(one),
        plain: { total: one.plain.total, products: shortOf(one.plain.products) },
      })),
      talk: data.talk.map(({ says, products }) => ({ says, products: shortOf(products) })),
      typed: data.typed,
    });
    const { data } = await demoPageAnswers(server);
    expect(short({ rotating, static: still, compared, talk, typed }), PAGES).toEqual(short(data));
  });
});
