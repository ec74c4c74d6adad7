declare function leaveOutDescriptions(source: string): string;
export = leaveOutDescriptions;
