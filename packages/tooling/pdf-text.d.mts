export declare function pdfText(bytes: Buffer): string
export declare function pdfTops(bytes: Buffer): { pictureEnd: number; text: number }
