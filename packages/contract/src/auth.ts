import { z } from 'zod';

export const LoginRequest = z.object({
  username: z.string().trim().min(1, 'Enter the username.').max(200),
  password: z.string().min(1, 'Enter the password.').max(1000),
  code: z.string().trim().max(40).optional().meta({
    description: 'Of an account with a second factor: the code of the app, or a recovery code.',
  }),
  contextBase: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Section of the platform, for example `chat`.' }),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** The reply to a login and to the session call. Only the session call includes `username`. */
export const LoginResponse = z.object({
  success: z.boolean(),
  message: z.string(),
  context: z.string().nullable(),
  isAdmin: z.boolean(),
  availableContexts: z.array(z.string()),
  username: z.string().optional(),
});
export type LoginResponse = z.infer<typeof LoginResponse>;
