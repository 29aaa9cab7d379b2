export function findBrowser(): Promise<string | null>;
export function installBrowser(run: (command: string, args: string[]) => Promise<void>): Promise<void>;
