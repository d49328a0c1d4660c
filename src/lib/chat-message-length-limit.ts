/** Maximum number of characters of a chat message. No answer is longer, and a longer one would take seconds to read. */
export const LONGEST_MESSAGE = 1000
