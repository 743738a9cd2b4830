/** The address of an author's recycle bin. In a file of its own, as the routes name it: those of content come with every type. */
export const binPath = '/dashboard/bin';
