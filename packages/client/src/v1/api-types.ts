/** Types of the calls of API v1 by name, derived from the contract's registry. */
import type { OperationName, Operations } from '@quarry/contract';
import type { z } from 'zod';

/** Calls that answer with a stream are not among them. */
export type ApiCallName = {
  [Name in OperationName]: Operations[Name] extends { answersStream: string } ? never : Name;
}[OperationName];

type SchemaOf<Name extends ApiCallName> = Operations[Name]['schema'];
type InputOf<Schema, Part extends string> =
  Schema extends Readonly<Record<Part, infer Type extends z.ZodType>> ? z.input<Type> : never;
type WhenGiven<Key extends string, Value> = [Value] extends [never] ? { [K in Key]?: never } : { [K in Key]: Value };
type Success<Replies> = Replies extends { readonly 200: infer Type extends z.ZodType }
  ? z.output<Type>
  : Replies extends { readonly 201: infer Type extends z.ZodType }
    ? z.output<Type>
    : Replies extends { readonly 202: infer Type extends z.ZodType }
      ? z.output<Type>
      : never;

export type ApiInput<Name extends ApiCallName> = WhenGiven<'params', InputOf<SchemaOf<Name>, 'params'>> &
  WhenGiven<'body', InputOf<SchemaOf<Name>, 'body'>> & { query?: InputOf<SchemaOf<Name>, 'querystring'> };
export type ApiReply<Name extends ApiCallName> = Success<SchemaOf<Name>['response']>;
