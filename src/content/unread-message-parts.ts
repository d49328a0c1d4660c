/** What the chat says of the parts of a message that it has not read, beside others that it has. */
export const unreadParts = {
  named: (parts: readonly string[]) =>
    `Esta parte eu não entendi: ${parts.map((part) => `“${part}”`).join(', ')}. Mande só ela, por favor.`,
  /** Where the part is not repeated, because it may be a secret. */
  hidden: 'Uma parte da mensagem eu não entendi. Mande só ela de novo, por favor.',
} as const
