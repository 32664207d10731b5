/** Where the server's links of mails end, with `error` in the address when one did not work. */
export const addressPath = '/sign-in/adresse';
