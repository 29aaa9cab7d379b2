/** Search by picture over HTTP: a multipart form with the file `image`, or with its address. */
import { endpoints, IMAGE_MAX_BYTES, ImageSearchForm, problem } from '@quarry/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { disconnectSignal } from '../../disconnect-signal.ts';
import { storableText } from '../../plugins/storable-text.ts';
import type { Access } from '../../modules/auth/index.ts';
import { UnusablePictureError } from './describer.ts';
import type { ImageSearchService } from './image-search-service.ts';
import { type ReadAskedPicture, refusedPicture } from './read-asked-picture.ts';

interface ImageSearchRouteParts {
  imageSearch: Pick<ImageSearchService, 'search'>;
  readAskedPicture: ReadAskedPicture;
  access: Pick<Access, 'enter'>;
  /** Our own origin when it was configured. */
  publicOrigin: string | undefined;
}

interface ReceivedForm {
  form: ImageSearchForm;
  image: Buffer | undefined;
}

export function imageSearchRoutes({
  imageSearch,
  readAskedPicture,
  access,
  publicOrigin,
}: ImageSearchRouteParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoints.imageSearch,
      handler: async (request, reply) => {
        if (!request.isMultipart()) throw problem('wrong-content-type');
        const { form, image } = await readForm(request);
        const { settings } = await access.enter(request, reply, form.store);
        if (!settings.gates.image_search) throw problem('images-not-supported');

        const gone = disconnectSignal(reply.raw);
        const picture = image ?? (await readAskedPicture(form.image_url ?? '', askerOf(request), gone));
        try {
          return await imageSearch.search(settings, { pictures: [picture], query: form.query, limit: form.limit });
        } catch (error) {
          if (!(error instanceof UnusablePictureError)) throw error;
          throw refusedPicture(image ? 'image' : 'image_url', error.message);
        }

        function askerOf(asking: FastifyRequest) {
          return {
            enter: (storeId: string) => access.enter(asking, reply, storeId),
            // A page copies addresses as it sees them, so the request's own host counts too: they are only read from the
            // record.
            ownOrigins: [...(publicOrigin ? [publicOrigin] : []), `${asking.protocol}://${asking.host}`],
          };
        }
      },
    });
  };
}

async function readForm(request: FastifyRequest): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  let image: Buffer | undefined;
  const wrong: { field: string; message: string }[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string' && part.value !== '') fields[part.fieldname] = storableText(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      if (bytes.length > IMAGE_MAX_BYTES) throw problem('body-too-large');
      // A browser sends an empty file for an empty file field.
      if (bytes.length === 0) continue;
      if (part.fieldname !== 'image') wrong.push({ field: part.fieldname, message: 'A file is taken as image only.' });
      else if (image) wrong.push({ field: 'image', message: 'A search takes one picture.' });
      else image = bytes;
    }
  } catch (error) {
    // The parser's own complaints have no code; limits and the like have one, and words of their own.
    if (!(error instanceof Error) || 'code' in error) throw error;
    throw invalid([{ field: 'body', message: 'The form is broken or was cut off.' }]);
  }
  const form = ImageSearchForm.safeParse(fields);
  if (!form.success) {
    wrong.unshift(...form.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message })));
  } else if (!image && !form.data.image_url) {
    wrong.push({ field: 'image', message: 'A search by picture needs a picture, or the address of one.' });
  } else if (image && form.data.image_url) {
    wrong.push({ field: 'image_url', message: 'Send a picture or the address of one, not both.' });
  }
  if (!form.success || wrong.length > 0) throw invalid(wrong);
  return { form: form.data, image };
}

function invalid(errors: { field: string; message: string }[]) {
  return problem('invalid-request', {
    errors,
    detail: errors.map(({ field, message }) => `${field}: ${message}`).join(' '),
  });
}
