// Loaded into a supervised child: when the supervisor is gone, close as on SIGTERM.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep a finished command alive; so after the line above, which takes a hold.
process.channel?.unref();
