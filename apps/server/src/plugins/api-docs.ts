/** Serves the OpenAPI document generated from the contract, and a page to read it. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';
import { API_DOCS_LOOK } from './api-docs-look.ts';

export const apiDocs = fastifyPlugin(async (app) => {
  const document = openApiDocument();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the plug-in types OpenAPI documents more narrowly than the contract
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
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
  app.get('/api/openapi.json', async () => document);
});
