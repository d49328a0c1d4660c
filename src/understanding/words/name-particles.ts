/** Small words within names, such as 'da' in 'Maria da Silva'. They are written in lower case. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  'de da do das dos e di del della dal du la las los van von der den y el al'.split(' '),
)
