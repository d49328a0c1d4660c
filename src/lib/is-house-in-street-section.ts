/**
 * Decides whether a house is in the section of a street that a CEP covers, by the postal service's description of that
 * section.
 */

const SIDE = /\blado\s+(par|[ií]mpar)\b/i
const UP_TO = /\bat[eé]\s+(\d+)(?:\/(\d+))?/i
const FROM = /\bde\s+(\d+)(?:\/(\d+))?\s+(?:ao\s+fim|a\s+(\d+)(?:\/(\d+))?)/i

/**
 * Returns whether a part of a street contains a house number: 'de 612 a 1510 - lado par', 'até 999/1000', 'de
 * 1001/1002 ao fim', 'lado ímpar'. Null if the part says nothing about numbers.
 */
export function isHouseInSection(part: string, house: string): boolean | null {
  const number = Number(/\d+/.exec(house.replace(/(\d)\.(?=\d{3}\b)/g, '$1'))?.[0] ?? Number.NaN)
  const side = SIDE.exec(part)?.[1]
  const from = FROM.exec(part)
  const upTo = from ? null : UP_TO.exec(part)
  if (Number.isNaN(number) || (!side && !from && !upTo)) return null
  if (side && (number % 2 === 0) !== (side.toLowerCase() === 'par')) return false
  if (from && number < lowest(from[1], from[2])) return false
  if (from?.[3] && number > highest(from[3], from[4])) return false
  return !upTo || number <= highest(upTo[1], upTo[2])
}

// the two bounds of 'de 1001/1002' are those of the odd and of the even side
const lowest = (a = '', b = a) => Math.min(Number(a), Number(b))
const highest = (a = '', b = a) => Math.max(Number(a), Number(b))
