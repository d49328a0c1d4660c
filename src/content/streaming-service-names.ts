/** Names of the streaming services by slug in the catalogue. */
export const streamingServiceNames: Readonly<Record<string, string>> = {
  MAX: 'HBO Max',
  'paramount-plus': 'Paramount+',
  'globo-play': 'Globoplay',
}
