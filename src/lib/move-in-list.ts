/** The two ways in which buttons move an item of a list, and their values. */
export type Direction = 'up' | 'down'

const DIRECTIONS: Readonly<Record<string, Direction>> = { cima: 'up', baixo: 'down' }

/** Reads which way a button moves an item; undefined for anything else. */
export const directionIn = (value: string | undefined): Direction | undefined =>
  value !== undefined && Object.hasOwn(DIRECTIONS, value) ? DIRECTIONS[value] : undefined
