/** Where an assistant sends a person for their yes, with its request as parameters (OAuth 2.1). */
export const consentPath = '/autoriser';
