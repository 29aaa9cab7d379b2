/** Serves the OpenAPI document generated from the contract, and a page to read it. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';
import { API_DOCS_LOOK } from './api-docs-look.ts';

/** Generated for the first request: that takes longer than all other steps of creating a server together. */
let generated: Record<string, unknown> | undefined;
const document = () => (generated ??= openApiDocument());

export const apiDocs = fastifyPlugin(async (app) => {
  const serializedLater = { toJSON: document };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the plug-in types OpenAPI documents more narrowly than the contract
  await app.register(swagger, { mode: 'static', specification: { document: serializedLater as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    ...API_DOCS_LOOK,
    // Disables the online validator, which would send the document to an external service.
    uiConfig: { validatorUrl: null, defaultModelsExpandDepth: 0 },
    staticCSP: true,
    // Quarry serves plain HTTP: upgrading insecure requests would break every host but localhost.
    transformStaticCSP: (policy) =>
      policy.replace(/\s*upgrade-insecure-requests;?/, '').replace(' validator.swagger.io', ''),
  });
  app.get('/api/openapi.json', async () => document());
});
