/** The clock from which the server's code takes the time, so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** How far the clocks of two servers may be apart, in milliseconds; beyond it one of them is wrong. */
export const CLOCK_TOLERANCE_MS = 60_000
