declare function assumeBrowser(source: string): string;
export = assumeBrowser;
