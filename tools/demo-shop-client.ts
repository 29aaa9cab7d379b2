/** An API client for a running server, logged in as a demo shop's account. */
export interface DemoShopClient {
  /** URL of the server. */
  server: string;
  /** @throws when the reply is not a success. */
  post(path: string, body: object): Promise<Response>;
  /** Like `post`, for pictures. */
  get(path: string): Promise<Response>;
}

/** @throws when no server answers or the login fails. */
export async function openDemoShop(
  server: string,
  account: { username: string; password: string },
): Promise<DemoShopClient> {
  const login = await ask('/api/authenticate', asJson(account)).catch((error: unknown) => {
    throw new Error(`${account.username} cannot log in at ${server}. Start a server with: npm start`, { cause: error });
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  async function ask(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(new URL(path, server), init);
    if (!response.ok) throw new Error(`${path} answers with status ${response.status}.`);
    return response;
  }

  return {
    server,
    post(path, body) {
      const init = body instanceof FormData ? { method: 'POST', body } : asJson(body);
      return ask(path, { ...init, headers: { ...init.headers, cookie } });
    },
    get: (path) => ask(path, { headers: { cookie } }),
  };
}

function asJson(body: object): RequestInit & { headers?: Record<string, string> } {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
