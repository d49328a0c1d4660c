/** Message that visitors read after an unexpected failure of the server (F§8). */
export const SERVER_FAILURE = 'Erro no servidor. Por favor tente novamente mais tarde'
