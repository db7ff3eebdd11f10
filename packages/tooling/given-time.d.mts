export declare const NOW: number
export declare const TODAY: string
export declare function now(): number
export declare function machineTime(): number
export declare function startAt(moment: number): void
export declare function stopGivenTime(): void
export declare function standAt(moment: number): void
