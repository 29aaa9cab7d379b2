/** Types of the calls of API v1 by method and address, for clients: derived from the registry, without its schemas. */
import type { z } from 'zod';
import type { OperationName, Operations } from './operations.ts';

type KeyOf<Name extends OperationName> = `${Operations[Name]['method']} ${Operations[Name]['url']}`;
/** `GET /api/v1/me` and so on; calls that answer with a stream are not among them. */
export type ApiCallName = {
  [Name in OperationName]: Operations[Name] extends { answersStream: string } ? never : KeyOf<Name>;
}[OperationName];

type OperationOf<Key extends ApiCallName> = {
  [Name in OperationName]: KeyOf<Name> extends Key ? Operations[Name] : never;
}[OperationName];
type SchemaOf<Key extends ApiCallName> = OperationOf<Key>['schema'];

type Input<Schema, Part extends string, As extends string> = Schema extends {
  [Key in Part]: infer Type extends z.ZodType;
}
  ? object extends z.input<Type>
    ? { [Key in As]?: z.input<Type> }
    : { [Key in As]: z.input<Type> }
  : unknown;
type Success<Responses> = Responses extends { 200: infer Type extends z.ZodType }
  ? z.output<Type>
  : Responses extends { 201: infer Type extends z.ZodType }
    ? z.output<Type>
    : Responses extends { 202: infer Type extends z.ZodType }
      ? z.output<Type>
      : never;

export type ApiInput<Key extends ApiCallName> = Input<SchemaOf<Key>, 'params', 'params'> &
  Input<SchemaOf<Key>, 'querystring', 'query'> &
  Input<SchemaOf<Key>, 'body', 'body'> & {
    /** The tag of what was read: the change is refused when it has changed since. */
    ifMatch?: string;
    /** A repeated call with the same key gets the first reply. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };
export type ApiOutput<Key extends ApiCallName> = Success<SchemaOf<Key>['response']>;
