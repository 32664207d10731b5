/** An address that the studio would have to fetch. */
export const isElsewhere = (handle = '') => /^https?:\/\//i.test(handle);
