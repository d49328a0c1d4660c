/** What a failure of the server is called in front of visitors (F§8). */
export const SERVER_FAILURE = 'Erro no servidor. Por favor tente novamente mais tarde'
