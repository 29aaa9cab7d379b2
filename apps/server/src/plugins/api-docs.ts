/** The API's portrait: the OpenAPI document made from the contract, and a page to read it. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';
import type { OpenAPIV3_1 } from 'openapi-types';
import { API_DOCS_LOOK } from './api-docs-look.ts';

export const apiDocs = fastifyPlugin(async (app) => {
  const document = openApiDocument() as unknown as OpenAPIV3_1.Document;
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    ...API_DOCS_LOOK,
    // The reader would show the document to a checking service on the internet; ours is checked here.
    uiConfig: { validatorUrl: null, defaultModelsExpandDepth: 0 },
    staticCSP: true,
    // Quarry itself speaks plain HTTP: a browser told to upgrade would find nothing at any address but localhost.
    transformStaticCSP: (policy) =>
      policy.replace(/\s*upgrade-insecure-requests;?/, '').replace(' validator.swagger.io', ''),
  });
  app.get('/api/openapi.json', async () => document);
});
