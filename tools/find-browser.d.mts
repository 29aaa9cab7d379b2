export function findBrowser(): Promise<string | null>;
export function findTestBrowser(): Promise<string | null>;
export function hasTestBrowser(): Promise<boolean>;
export function installTestBrowser(run: (command: string, args: string[]) => Promise<void>): Promise<void>;
export function shellBeside(chromiumPath: string | undefined): string | undefined;
