declare function adaptModal(source: string): string;
export = adaptModal;
