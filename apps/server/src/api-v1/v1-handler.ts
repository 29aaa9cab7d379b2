/** What the modules of API v1 implement: one handler per call of the registry, typed by its schemas. */
import type { OperationName, Operations, Permission } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { V1Caller } from './caller.ts';
import type { AlsoWrite, ChangeOptions } from './change-options.ts';

type SchemaOf<Name extends OperationName> = Operations[Name]['schema'];
type Parsed<Schema, Part extends string> = Schema extends { [Key in Part]: infer Type extends z.ZodType }
  ? z.output<Type>
  : undefined;
/** Where the route checks less than the schema says, the handler gets what it has checked. */
type Body<Name extends OperationName> = Operations[Name] extends { laxBody: infer Type extends z.ZodType }
  ? z.output<Type>
  : Parsed<SchemaOf<Name>, 'body'>;
type Success<Responses> = Responses extends { 200: infer Type extends z.ZodType }
  ? z.input<Type>
  : Responses extends { 201: infer Type extends z.ZodType }
    ? z.input<Type>
    : Responses extends { 202: infer Type extends z.ZodType }
      ? z.input<Type>
      : never;

/** One line of the audit log, without what the call itself tells. */
export interface AuditedChange {
  action: string;
  resource: string;
  resourceId: string;
  /** The entry that this change takes back. */
  undoes?: string | undefined;
  /** The line belongs to the platform, because the store itself is created or deleted. */
  isOfPlatform?: true;
}

export interface V1Call<Name extends OperationName> {
  /** Store of the address; empty for calls of the platform. */
  storeId: string;
  caller: V1Caller;
  params: Parsed<SchemaOf<Name>, 'params'>;
  query: Parsed<SchemaOf<Name>, 'querystring'>;
  body: Body<Name>;
  /** @throws the problem `permission-missing`; for permissions beyond the one of the registry. */
  demand(permission: Permission): void;
  /** Writes the line of the audit log; give it to the service, which calls it in the change's transaction. */
  audit(change: AuditedChange): AlsoWrite;
  /**
   * The options of a change that is audited and refused when `If-Match` names another state.
   * @param shownAs what a read shows of the current state, where that is not the state itself.
   */
  audited<Current>(change: AuditedChange, shownAs?: (current: Current) => unknown): ChangeOptions<Current>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A stream is the reply itself; everything else is a body. */
type Outcome<Name extends OperationName> = Operations[Name] extends { answersStream: string }
  ? FastifyReply
  : Success<SchemaOf<Name>['response']>;

export type V1Handler<Name extends OperationName> = (call: V1Call<Name>) => Promise<Outcome<Name>> | Outcome<Name>;

export type V1Handlers<Names extends OperationName = OperationName> = { [Name in Names]: V1Handler<Name> };
